import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import type { RosterChangeFilter } from '../gql/graphql.ts'
import { rosterChangeWords } from './roster-change-words.ts'
import { RosterNewsContext } from './roster-news-context.ts'
import { useRosterNews } from './useRosterNews.ts'

interface LiveRosterProps {
  /** Which changes matter to the page. */
  readonly filter: RosterChangeFilter
  /** The ids of the newest changes that the page stands on; undefined until they have come. */
  readonly shown: readonly string[] | undefined
  /** Asks anew for what the page shows. A failure leaves the page as it is. */
  readonly refresh: (client: ApolloClient) => Promise<unknown>
  readonly children: ReactNode
}

/** Keeps a page that stands on the rosters true while it is open, says what has changed, and lets it glow. */
export function LiveRoster({ filter, shown, refresh, children }: LiveRosterProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const news = useRosterNews({ filter, shown, onNews: () => void refresh(client).catch(() => {}) })
  const newest = news?.changes[0]
  return (
    <RosterNewsContext value={news}>
      {children}
      <output>
        <VisuallyHidden>
          {newest === undefined ? null : `${newest.playerName} ${rosterChangeWords(newest, null, t)}`}
        </VisuallyHidden>
      </output>
    </RosterNewsContext>
  )
}
