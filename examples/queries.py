import json, urllib.request

query = '''query Matches($after: String) {
  account(gameName: "{{gameName}}", tagLine: "{{tagLine}}", region: {{region}}) {
    __typename
    ... on Account {
      matches(first: 5, after: $after) {
        edges { participant { win kills deaths assists champion { name { text } } } node { startedAt } }
        pageInfo { hasNextPage endCursor }
      }
    }
    ... on Problem { message }
  }
}'''

def ask(variables):
    request = urllib.request.Request(
        '{{origin}}/graphql',
        data=json.dumps({'query': query, 'variables': variables}).encode(),
        headers={'content-type': 'application/json'},
    )
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    if 'errors' in answer:
        raise SystemExit(answer['errors'][0]['message'])
    return answer['data']['account']

after = None
for page in range(2):
    account = ask({'after': after})
    # Anything but an account is an expected failure, with a message for people.
    if account['__typename'] != 'Account':
        raise SystemExit(account['message'])
    matches = account['matches']
    for edge in matches['edges']:
        played = edge['participant']
        name = (played['champion']['name'] or {}).get('text')
        score = f"{played['kills']}/{played['deaths']}/{played['assists']}"
        print(edge['node']['startedAt'], 'won' if played['win'] else 'lost', name, score)
    if not matches['pageInfo']['hasNextPage']:
        break
    after = matches['pageInfo']['endCursor']
