import type { Region } from '../shared/region.ts'
import { builder } from './builder.ts'

export const RegionEnum = builder.enumType('Region', {
  description: 'A game server, by its usual abbreviation.',
  values: {
    EUW: { description: 'Europe West.' },
    EUNE: { description: 'Europe Nordic and East.' },
    NA: { description: 'North America.' },
    KR: { description: 'Korea.' },
    BR: { description: 'Brazil.' },
    JP: { description: 'Japan.' },
    LAN: { description: 'Latin America North.' },
    LAS: { description: 'Latin America South.' },
    OCE: { description: 'Oceania.' },
    PH: { description: 'The Philippines. Its accounts are now in `SG`.' },
    RU: { description: 'Russia.' },
    SG: { description: 'Singapore.' },
    TH: { description: 'Thailand. Its accounts are now in `SG`.' },
    TR: { description: 'Turkey.' },
    TW: { description: 'Taiwan.' },
    VN: { description: 'Vietnam.' },
    ME: { description: 'Middle East.' },
  } satisfies Record<Region, { description: string }>,
})
