curl -G {{origin}}/graphql --data-urlencode 'query={
  account(gameName: "{{gameName}}", tagLine: "{{tagLine}}", region: {{region}}) {
    ... on Account { level ranks { entries { queue tier division leaguePoints } } }
  }
}'
