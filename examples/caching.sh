query='query Player($slug: String!) { proPlayer(by: { slug: $slug }) { name team { code } } }'
hash=$(printf %s "$query" | openssl dgst -sha256 -r | cut -d' ' -f1)
ask() {
  curl -G -w '\n' {{origin}}/graphql --data-urlencode 'variables={"slug": "{{player}}"}' \
    --data-urlencode "extensions={\"persistedQuery\": {\"version\": 1, \"sha256Hash\": \"$hash\"}}" "$@"
}

# Once with its text. From then on the hash is enough, and any cache on the way may answer.
ask --data-urlencode "query=$query"
ask -D headers.txt
etag=$(grep -i '^etag:' headers.txt | cut -d' ' -f2 | tr -d '\r')

# What has not changed is a 304 without a body.
ask -H "if-none-match: $etag" -w '%{http_code}\n'
