import { makeStyles } from '@fluentui/react-components'
import { Skeleton } from '../../components/Skeleton.tsx'
import { LiveGameSkeleton } from '../../live-game/LiveGameSkeleton.tsx'
import type { AccountParams } from '../../paths.ts'
import type { AccountView } from './account-view.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { ChampionsSkeleton } from './ChampionsSkeleton.tsx'
import { HeaderBand } from './HeaderBand.tsx'
import { MatchHistorySkeleton } from './MatchHistorySkeleton.tsx'
import { SideColumn } from './SideColumn.tsx'
import { useAccountView } from './useAccountView.ts'

const useStyles = makeStyles({
  tabs: { display: 'flex', gap: '26px', padding: '14px 0 30px' },
  age: { marginBottom: '12px' },
  ranks: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))', gap: '16px' },
})

export function AccountPageSkeleton({ asked }: { readonly asked: AccountParams }) {
  const styles = useStyles()
  const [{ tab }] = useAccountView()
  return (
    <div aria-busy="true">
      <HeaderBand {...asked} mark={<Skeleton width={92} height={92} radius={22} />} action={<Skeleton height={38} />}>
        <Skeleton width={140} height={18} />
      </HeaderBand>
      <div className={styles.tabs}>
        <Skeleton width={44} />
        <Skeleton width={64} />
        <Skeleton width={68} />
        <Skeleton width={76} />
      </div>
      <TabSkeleton tab={tab} />
    </div>
  )
}

function TabSkeleton({ tab }: { readonly tab: AccountView['tab'] }) {
  const styles = useStyles()
  switch (tab) {
    case 'activity':
      return <CardSkeleton mark={92} />
    case 'champions':
      return <ChampionsSkeleton />
    case 'live':
      return <LiveGameSkeleton />
    case 'ranks':
      return (
        <>
          <div className={styles.age}>
            <Skeleton width={180} height={18} />
          </div>
          <div className={styles.ranks}>
            <CardSkeleton mark={60} />
            <CardSkeleton mark={60} />
          </div>
        </>
      )
    case 'matches':
      return (
        <SideColumn
          side={
            <>
              <CardSkeleton mark={60} />
              <CardSkeleton mark={92} />
            </>
          }
        >
          <MatchHistorySkeleton />
        </SideColumn>
      )
  }
}
