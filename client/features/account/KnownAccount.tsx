import { useFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { AccountHeader_accountFragmentDoc } from '../../gql/AccountHeader_account.ts'
import type { AccountPageQuery } from '../../gql/graphql.ts'
import { useAttention } from '../../live/useAttention.ts'
import type { ChosenChampion } from '../../match/champion-choices.ts'
import { CorrectOrRemove } from '../../rights/CorrectOrRemove.tsx'
import { ACCOUNT_TABS } from './account-view.ts'
import { AccountHeader } from './AccountHeader.tsx'
import { LateActivity } from './activity/LateActivity.tsx'
import { Champions } from './Champions.tsx'
import { LiveGame } from './LiveGame.tsx'
import type { LoadMatches } from './LoadedMatches.tsx'
import { MatchHistory } from './MatchHistory.tsx'
import { MatchSummary } from './MatchSummary.tsx'
import { Ranks } from './Ranks.tsx'
import { RankSummary } from './RankSummary.tsx'
import { SideColumn } from './SideColumn.tsx'
import { useAccountNews } from './useAccountRefresh.ts'
import { OfPro } from './useAccountSpoiler.ts'
import { useAccountUpdates } from './useAccountUpdates.ts'
import { useAccountView } from './useAccountView.ts'
import { useLiveHint } from './useLiveHint.ts'

interface KnownAccountProps {
  readonly account: Extract<AccountPageQuery['account'], { __typename: 'Account' }>
  readonly champion: ChosenChampion | null
  readonly loading: boolean
  /** True while missing data is still expected: until its fetch has failed. */
  readonly arriving: boolean
  readonly onRetry: () => void
  readonly onLoad: LoadMatches
}

export function KnownAccount({ account, champion, loading, arriving, onRetry, onLoad }: KnownAccountProps) {
  const { t } = useTranslation()
  const [{ tab }, changeView, linkTo] = useAccountView()
  const isLive = useLiveHint(account, tab === 'live')
  const { ranks: rankChanges } = useAccountNews(account.id).account
  const { attended, areaProps } = useAttention()
  useAccountUpdates(account.id, attended)
  const header = useFragment({
    fragment: AccountHeader_accountFragmentDoc,
    fragmentName: 'AccountHeader_account',
    from: account,
  })
  const ofPro = header.complete && header.data.proPlayer !== null

  function content() {
    switch (tab) {
      case 'ranks':
        return <Ranks account={account} changes={rankChanges} loading={loading} onRetry={onRetry} />
      case 'live':
        return <LiveGame accountId={account.id} />
      case 'champions':
        return <Champions accountId={account.id} />
      case 'activity':
        return <LateActivity accountId={account.id} toMatches={linkTo({ tab: 'matches' })} />
      case 'matches':
        return (
          <SideColumn
            side={
              <>
                <RankSummary account={account} changes={rankChanges} loading={loading} onRetry={onRetry} />
                <MatchSummary account={account} loading={loading} />
              </>
            }
          >
            <MatchHistory
              attention={areaProps}
              id={account.id}
              account={account}
              champion={champion}
              loading={loading}
              arriving={arriving}
              onRetry={onRetry}
              onLoad={onLoad}
            />
          </SideColumn>
        )
    }
  }

  return (
    <OfPro value={ofPro}>
      <AccountHeader account={account} />
      <Tabs
        label={t('account.tabs.label')}
        tabs={ACCOUNT_TABS.map((name) => ({
          name,
          label: t(`account.tabs.${name}`),
          live: name === 'live' && isLive ? t('account.live.inGame') : null,
        }))}
        selected={tab}
        onSelect={(name) => changeView({ tab: name })}
        linkTo={(name) => linkTo({ tab: name })}
      >
        <KeptFocus>{content()}</KeptFocus>
      </Tabs>
      {header.complete ? (
        <CorrectOrRemove id={account.id} name={`${header.data.gameName}#${header.data.tagLine}`} />
      ) : null}
    </OfPro>
  )
}
