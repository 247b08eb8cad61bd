import { teamPath } from '../paths.ts'

/** The subject of a page, as search engines read it. */
export type Subject =
  | { readonly kind: 'player'; readonly name: string; readonly team: Team | null }
  | ({ readonly kind: 'team' } & Team)
  | {
      readonly kind: 'event'
      readonly name: string
      /** Days such as `2026-10-03`; null when unknown. */
      readonly startsOn: string | null
      readonly endsOn: string | null
    }
  | { readonly kind: 'match'; readonly name: string; readonly startedAt: string | null }

interface Team {
  readonly code: string
  readonly name: string
}

/** Attribute of the script, with the path of the page that it describes. */
export const DATA_ATTRIBUTE = 'data-about'

const SPORT = 'League of Legends'

/**
 * Describes a page in the vocabulary of schema.org, as a block of data that no browser executes. A match has no result, so that
 * nothing is given away. `origin` has no trailing slash.
 */
export function toDataScript(subject: Subject, origin: string, path: string): string {
  const data = { '@context': 'https://schema.org', ...describe(subject, origin, origin + path) }
  // No text in it can end the script.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json" ${DATA_ATTRIBUTE}="${path}">${json}</script>`
}

function describe(subject: Subject, origin: string, url: string): object {
  switch (subject.kind) {
    case 'player': {
      const { name, team } = subject
      const memberOf = team === null ? {} : { memberOf: describeTeam(team, origin + teamPath(team.code)) }
      return { '@type': 'ProfilePage', url, mainEntity: { '@type': 'Person', name, url, ...memberOf } }
    }
    case 'team':
      return describeTeam(subject, url)
    case 'event': {
      const { name, startsOn, endsOn } = subject
      const days = { ...(startsOn !== null && { startDate: startsOn }), ...(endsOn !== null && { endDate: endsOn }) }
      return { '@type': 'SportsEvent', name, url, sport: SPORT, ...days }
    }
    case 'match': {
      const { name, startedAt } = subject
      const start = startedAt === null ? {} : { startDate: startedAt }
      return {
        '@type': 'SportsEvent',
        name,
        url,
        sport: SPORT,
        ...start,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url },
      }
    }
  }
}

const describeTeam = ({ code, name }: Team, url: string) => ({
  '@type': 'SportsTeam',
  name,
  ...(name === code ? {} : { alternateName: code }),
  sport: SPORT,
  url,
})
