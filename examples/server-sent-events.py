import json, urllib.request

query = '''subscription {
  activeGames { cursor snapshot upserted { id region pros { proPlayer { name } } } removed }
}'''

request = urllib.request.Request(
    '{{origin}}/graphql',
    data=json.dumps({'query': query}).encode(),
    headers={'content-type': 'application/json', 'accept': 'text/event-stream'},
)
with urllib.request.urlopen(request, timeout={{timeoutSeconds}}) as events:
    for line in events:
        if line.startswith(b'data: {'):
            print(json.loads(line[len(b'data: '):])['data']['activeGames'], flush=True)
