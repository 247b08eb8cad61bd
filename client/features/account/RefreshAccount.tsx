import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { RefreshAccount_accountFragment } from '../../gql/graphql.ts'
import { RefreshAccount_accountFragmentDoc } from '../../gql/RefreshAccount_account.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { ShownFilter, WHOLE_HISTORY } from './history-filter.ts'
import { refreshWords } from './refresh-words.ts'
import { ShownLocale } from './shown-locale.ts'
import { useAccountRefresh } from './useAccountRefresh.ts'
import { useAccountSpoiler } from './useAccountSpoiler.ts'

graphql(/* GraphQL */ `
  fragment RefreshAccount_account on Account {
    id
    refreshAvailableAt
  }
`)

const useStyles = makeStyles({
  // A line of its own below all actions. Without a width of its own, long text wraps instead of making the actions wider.
  words: {
    order: 1,
    width: 0,
    minWidth: '100%',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    // Takes back the row gap of the header's actions.
    ':empty': { marginTop: '-10px' },
  },
  lines: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
})

/**
 * Fetches everything about the account from Riot again, with progress, changes, and a countdown to the next refresh. The button and
 * its words are items of the header's actions.
 */
export function RefreshAccount({ account }: { readonly account: RefreshAccount_accountFragment }) {
  const { data, complete } = useFragment({
    fragment: RefreshAccount_accountFragmentDoc,
    fragmentName: 'RefreshAccount_account',
    from: account,
  })
  return complete ? <RefreshButton id={data.id} availableAt={data.refreshAvailableAt} /> : null
}

interface RefreshButtonProps {
  readonly id: string
  /** In ISO 8601. */
  readonly availableAt: string
}

function RefreshButton({ id, availableAt }: RefreshButtonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = { ...useFormat(), ...useMomentFormat() }
  const locale = useContext(ShownLocale)
  const filter = useContext(ShownFilter) ?? WHOLE_HISTORY
  const [state, refresh] = useAccountRefresh(id)
  const accountSpoiler = useAccountSpoiler()
  const revealsRanks = state.status === 'done' && state.news.account.ranks.length > 0
  const spoiler = { ...accountSpoiler, hidden: accountSpoiler.hidden && revealsRanks }
  const retryAt =
    state.status === 'failed' && state.failure.kind === 'UpstreamUnavailable' ? state.failure.retryAt : null
  const lines = refreshWords(state, t, format)

  useEffect(() => () => refresh.forget(), [refresh])

  return (
    <>
      <CountdownButton
        until={retryAt ?? availableAt}
        label={t('account.refresh.label')}
        waitingLabel={(time) => t('account.refresh.in', { time })}
        busyLabel={state.status === 'running' ? t('account.refresh.running') : null}
        onClick={() => refresh.start({ locale, filter })}
      />
      <output className={styles.words}>
        {lines.length === 0 ? null : (
          <Spoiler spoiler={spoiler}>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Spoiler>
        )}
      </output>
    </>
  )
}
