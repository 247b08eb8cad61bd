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
  /** Filter of the changes that matter to the page. */
  readonly filter: RosterChangeFilter
  /** Ids of the newest changes on the page; undefined until they are loaded. */
  readonly shown: readonly string[] | undefined
  /** A failure leaves the page as it is. */
  readonly refresh: (client: ApolloClient) => Promise<unknown>
  readonly children: ReactNode
}

/** Announces and highlights changes while the page is open. */
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
