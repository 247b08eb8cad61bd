import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { Chip } from '../../components/Chip.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { FollowButton } from '../../following/FollowButton.tsx'
import { AccountHeader_accountFragmentDoc } from '../../gql/AccountHeader_account.ts'
import { graphql } from '../../gql/gql.ts'
import type { AccountHeader_accountFragment } from '../../gql/graphql.ts'
import { comparePath, streamersPath } from '../../paths.ts'
import { ProBadge } from '../../pro-scene/ProBadge.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { CopyRiotId } from './CopyRiotId.tsx'
import { HeaderBand } from './HeaderBand.tsx'
import { RefreshAccount } from './RefreshAccount.tsx'
import { useAccountNews } from './useAccountRefresh.ts'

graphql(/* GraphQL */ `
  fragment AccountHeader_account on Account {
    id
    gameName
    tagLine
    region
    level
    profileIconId
    freshness {
      fetchedAt
      stale
    }
    proPlayer {
      ...ProBadge_player
    }
    ...RefreshAccount_account @nonreactive
  }
`)

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' },
  link: { color: tokens.colorBrandForegroundLink },
  age: { display: 'flex', alignItems: 'center', gap: '10px', margin: 0, color: tokens.colorNeutralForeground2 },
  stale: { margin: '4px 0 0', color: ownTokens.gold },
})

export function AccountHeader({ account }: { readonly account: AccountHeader_accountFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, complete } = useFragment({
    fragment: AccountHeader_accountFragmentDoc,
    fragmentName: 'AccountHeader_account',
    from: account,
  })
  if (!complete) return null

  const { id, gameName, tagLine, region, level, profileIconId, proPlayer, freshness } = data
  return (
    <HeaderBand
      region={region}
      gameName={gameName}
      tagLine={tagLine}
      mark={<GameImage src={`/images/profile-icons/${profileIconId}.png`} name={null} size={92} eager />}
      chips={
        <>
          <LevelChip id={id} level={level} />
          {proPlayer === null ? null : <ProBadge player={proPlayer} />}
        </>
      }
      action={
        <div className={styles.actions}>
          <RefreshAccount account={data} />
          <FollowButton id={id} name={`${gameName}#${tagLine}`} />
          <Link to={comparePath(data)} className={styles.link}>
            {t('compare.with')}
          </Link>
          <Link to={streamersPath(data)} className={styles.link}>
            {t('streamers.link')}
          </Link>
        </div>
      }
    >
      <p className={styles.age}>
        <CopyRiotId gameName={gameName} tagLine={tagLine} />
        <Age moment={freshness.fetchedAt}>{(age) => t('account.profileAge', { age })}</Age>
      </p>
      {freshness.stale ? <p className={styles.stale}>{t('account.stale')}</p> : null}
    </HeaderBand>
  )
}

interface LevelChipProps {
  readonly id: string
  readonly level: number
}

/** Shows the previous level when the last refresh changed it. */
function LevelChip({ id, level }: LevelChipProps) {
  const { t } = useTranslation()
  const { level: change } = useAccountNews(id).account
  return change === null ? (
    <Chip>{t('account.level', { level })}</Chip>
  ) : (
    <Chip tone="brand">{t('account.levelChanged', { before: change.before, level })}</Chip>
  )
}
