import { createOembed } from '../accounts/routes/oembed.ts'
import type { GraphQLContext } from '../contract/context.ts'
import changes from '../contract/releases/changes.json' with { type: 'json' }
import { createContractFeed } from '../http/pages/contract-feed.ts'
import { createLlmsText } from '../http/pages/llms-text.ts'
import { createRobots } from '../http/pages/robots.ts'
import { createSitemap } from '../http/pages/sitemap.ts'
import { createEventCalendars } from '../rosters/routes/event-calendars.ts'
import { createRosterFeed } from '../rosters/routes/roster-feed.ts'
import type { RouteParts } from '../server/routes.ts'
import type { Clock } from '../shared/clock.ts'

/** Number of roster changes in the feed for feed readers. */
const FEED_LENGTH = 50

interface Around {
  readonly context: Pick<GraphQLContext, 'rosters' | 'proScene'>
  /** Lists the paths of all pages. */
  readonly listPaths: () => Promise<readonly string[]>
  readonly publicUrl: string | null
  readonly clock: Clock
}

/** Everything for readers that are not browsers: feed readers, calendars, pages that embed ours, and crawlers. */
export function openFeeds({
  context,
  listPaths,
  publicUrl,
  clock,
}: Around): Pick<RouteParts, 'rosterFeed' | 'contractFeed' | 'calendars' | 'oembed' | 'forCrawlers'> {
  const now = () => clock.now()
  const lookAtRosters = () => context.proScene.look()
  const listNewest = () => context.rosters.listNewest({ team: null, playerId: null }, FEED_LENGTH)
  return {
    rosterFeed: createRosterFeed({ listNewest, lookAtRosters, publicUrl }),
    contractFeed: createContractFeed({ versions: changes.versions, publicUrl }),
    calendars: createEventCalendars({ lookAtRosters, publicUrl, now }),
    oembed: createOembed(publicUrl),
    forCrawlers: new Map([
      ['/robots.txt', createRobots(publicUrl)],
      ['/llms.txt', createLlmsText(publicUrl)],
      ['/sitemap.xml', createSitemap({ listPaths, publicUrl, now })],
    ]),
  }
}
