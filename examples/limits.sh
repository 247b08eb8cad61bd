# q is the budget in points, r what is left, t the seconds until all of it is back.
curl -sG -D - -o /dev/null {{origin}}/graphql --data-urlencode 'query={
  ladder(region: {{region}}, first: 25) { edges { node { rank gameName leaguePoints } } }
}' | grep -i ratelimit
