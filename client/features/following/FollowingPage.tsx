import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { useFollows } from '../../following/useFollows.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { SceneColumns } from '../../pro-scene/SceneColumns.tsx'
import { useSession } from '../../sign-in/session.ts'
import { FollowedSkeleton, FollowedThings } from './FollowedThings.tsx'
import { NothingFollowed } from './NothingFollowed.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import { OwnAccounts } from './OwnAccounts.tsx'
import { UnmovedNotice } from './UnmovedNotice.tsx'
import { useOwnAccounts } from './useOwnAccounts.ts'
import { WhereCard } from './WhereCard.tsx'

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

export function FollowingPage() {
  const { t } = useTranslation()
  const words = useFollowingWords()
  const session = useSession()
  return (
    <>
      <PageBand title={t('shell.following')}>{words('subtitle')}</PageBand>
      <KeptFocus>
        {/* A new key for each person resets all state. */}
        <FollowingContent key={session.kind === 'in' ? session.id : session.kind} />
      </KeptFocus>
    </>
  )
}

function FollowingContent() {
  const styles = useStyles()
  const { ids, state, tryAgain } = useFollows()
  const shown = useShown(ids)
  const own = useOwnAccounts()

  function content() {
    if (shown.length > 0) return <FollowedThings shown={shown} own={own} />
    if (state === 'failed') return <NoAnswer busy={false} onRetry={() => void tryAgain()} />
    return state === 'coming' ? <FollowedSkeleton /> : <NothingFollowed />
  }

  return (
    <SceneColumns
      side={
        <div className={styles.side}>
          <OwnAccounts own={own} />
          <NoticeCard />
          <WhereCard />
        </div>
      }
    >
      <div className={styles.column}>
        <UnmovedNotice />
        {content()}
      </div>
    </SceneColumns>
  )
}

/** Unfollowed entries stay until the page is left, so that they can be followed again. */
function useShown(ids: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(ids)
  const added = ids.filter((id) => !shown.includes(id))
  if (added.length === 0) return shown
  const next = [...added, ...shown]
  setShown(next)
  return next
}
