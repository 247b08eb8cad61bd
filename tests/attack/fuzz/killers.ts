/** Documents that once crashed or blocked the process. */
export const KILLERS: readonly string[] = [
  '{leagues{teams{league{teams{league{teams{league{teams{league{teams{league{code}}}}}}}}}}}}',
  '{ champions { statistics { games } players(first: 0) { gameName } } }',
  `{
    champions { oneTricks { __typename } proMatches(first: 1000) { edges { cursor } } }
    a: champions { patchRates { __typename } proMatches(first: 1000) { edges { cursor } } }
  }`,
]
