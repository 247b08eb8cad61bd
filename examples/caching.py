import hashlib, json, urllib.error, urllib.parse, urllib.request

query = '''query Player($slug: String!) { proPlayer(by: { slug: $slug }) { name team { code } } }'''
sha256 = hashlib.sha256(query.encode()).hexdigest()

def ask(headers={}, **more):
    parameters = urllib.parse.urlencode({
        'variables': json.dumps({'slug': '{{player}}'}),
        'extensions': json.dumps({'persistedQuery': {'version': 1, 'sha256Hash': sha256}}),
        **more,
    })
    return urllib.request.urlopen(urllib.request.Request('{{origin}}/graphql?' + parameters, headers=headers))

# Once with its text. From then on the hash is enough, and any cache on the way may answer.
ask(query=query)
with ask() as response:
    print(json.load(response), response.headers['cache-control'])

# What has not changed is a 304 without a body.
try:
    ask({'if-none-match': response.headers['etag']})
except urllib.error.HTTPError as answer:
    print(answer.code)
