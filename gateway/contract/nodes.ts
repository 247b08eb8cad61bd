import { FieldCost } from '../limits/field-cost.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { findGlobalId } from './global-id.ts'
import { isNodeId, NODE_RIOT_REQUESTS } from './node-id.ts'

/** Maximum number of objects that one field fetches. */
const MAX_NODES = 100

builder.queryField('nodes', (t) =>
  t.nodeList({
    cost: new FieldCost({
      weight: 3_000,
      riotRequestsPerItem: NODE_RIOT_REQUESTS,
      listSize: { argument: 'ids', most: MAX_NODES },
    }),
    description:
      'Fetches objects by their ids, in the order of the ids. Null in place of an object that does not exist or no longer exists, and of one that is not stored and for which the operation could send no more requests to Riot.',
    args: { ids: t.arg.idList({ description: `Ids of objects of any type, at most ${MAX_NODES}.` }) },
    ids(_root, { ids }, _context, { schema }) {
      if (ids.length > MAX_NODES) throw badInput(`\`ids\` has ${ids.length} ids: ask for at most ${MAX_NODES}.`)
      return ids.map((text, index) => {
        const id = findGlobalId(text)
        if (id === null) {
          throw badInput(
            `\`ids[${index}]\` is not an id of this server: pass an \`id\` from an earlier response, unchanged.`,
          )
        }
        return isNodeId(id, schema) ? text : null
      })
    },
  }),
)
