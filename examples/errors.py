import json, urllib.error, urllib.request

def ask(query):
    request = urllib.request.Request(
        '{{origin}}/graphql',
        data=json.dumps({'query': query}).encode(),
        headers={'content-type': 'application/json'},
    )
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)

# An expected failure is data: here AccountNotFound.
found = ask('''{
  account(gameName: "Nobody at all", tagLine: "NONE") { __typename ... on Problem { message } }
}''')
print(found['data']['account']['__typename'], found['data']['account']['message'])

# A mistake in the request is an error with a code: here GRAPHQL_VALIDATION_FAILED.
refused = ask('{ nothing }')
print(refused['errors'][0]['extensions']['code'], refused['errors'][0]['message'])
