# The champions of a lane, with the highest win rates first.
curl -G {{origin}}/export/champions.csv --data-urlencode lane=MIDDLE --data-urlencode sort=winRateLow

# The operation that reads the same rows.
curl -G {{origin}}/export/champions.graphql --data-urlencode lane=MIDDLE
