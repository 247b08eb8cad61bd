import json, urllib.request

query = '''{
  account(gameName: "{{gameName}}", tagLine: "{{tagLine}}", region: {{region}}) {
    ... on Account { level ranks { entries { queue tier division leaguePoints } } }
  }
}'''

request = urllib.request.Request(
    '{{origin}}/graphql',
    data=json.dumps({'query': query}).encode(),
    headers={'content-type': 'application/json'},
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
