import json, os, urllib.request

request = urllib.request.Request(
    '{{origin}}/graphql',
    data=json.dumps({'query': '{ rateLimit { limit remaining resetAt } }'}).encode(),
    headers={'content-type': 'application/json', 'authorization': f"Bearer {os.environ['LANEWATCH_KEY']}"},
)
with urllib.request.urlopen(request) as response:
    print(response.headers['ratelimit'], json.load(response))
