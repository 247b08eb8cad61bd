import csv, io, urllib.parse, urllib.request

parameters = urllib.parse.urlencode({'lane': 'MIDDLE', 'sort': 'winRateLow'})
with urllib.request.urlopen('{{origin}}/export/champions.csv?' + parameters) as response:
    rows = list(csv.DictReader(io.StringIO(response.read().decode('utf-8-sig'))))

for row in rows[:5]:
    print(row['championName'], row['games'], row['winRate'], row['winRateLow'])
if rows and rows[-1]['championSlug'] is None:
    print(rows[-1]['championKey'])
