import { builder } from '../../contract/builder.ts'
import { RegionEnum } from '../../contract/region.ts'
import type { Region } from '../../shared/region.ts'
import type { RiotId } from '../rules/riot-id.ts'

export const RegionalRiotIdObject = builder
  .objectRef<RiotId & { readonly region: Region }>('RegionalRiotId')
  .implement({
    broadcastable: true,
    description: 'A Riot ID and its region.',
    fields: (t) => ({
      gameName: t.exposeString('gameName', {
        description: 'Game name: the part of the Riot ID before the `#`.',
      }),
      tagLine: t.exposeString('tagLine', {
        description: 'Tag line: the part of the Riot ID after the `#`.',
      }),
      region: t.field({
        type: RegionEnum,
        description: 'Region of the account.',
        resolve: ({ region }) => region,
      }),
    }),
  })
