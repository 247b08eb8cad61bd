import json, time, urllib.error, urllib.request

query = '{ ladder(region: {{region}}, first: 25) { edges { node { rank gameName leaguePoints } } } }'

def ask():
    request = urllib.request.Request(
        '{{origin}}/graphql',
        data=json.dumps({'query': query}).encode(),
        headers={'content-type': 'application/json'},
    )
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        # Out of points: the server says how many seconds to wait.
        if refusal.code != 429:
            raise
        time.sleep(int(refusal.headers['retry-after']))
        return ask()

cost = ask()['extensions']['cost']
print(f"This cost {cost['actual']} points; {cost['remaining']} are left until {cost['resetAt']}.")
