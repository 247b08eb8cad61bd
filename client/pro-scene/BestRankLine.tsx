import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../components/Age.tsx'
import { GameImage } from '../components/GameImage.tsx'
import { formatTier } from '../game/rank-format.ts'
import { graphql } from '../gql/gql.ts'
import type { BestRankLine_playerFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'
import { bestRankOf } from './best-rank.ts'

// The cache stores one list of accounts for each player. A page that fetches more fields of them must spread this fragment too,
// so that lists of players keep their data.
graphql(/* GraphQL */ `
  fragment BestRankLine_player on ProPlayer {
    id
    accounts {
      region
      gameName
      tagLine
      ranks {
        entries {
          queue
          tier
          division
          leaguePoints
        }
        freshness {
          fetchedAt
          stale
        }
      }
    }
  }
`)

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  words: { display: 'grid', minWidth: 0 },
  tier: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '22px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  points: { whiteSpace: 'nowrap', color: tokens.colorBrandForeground1 },
  facts: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  stale: { color: ownTokens.gold },
  none: { color: tokens.colorNeutralForeground2 },
})

interface StandingLineProps {
  readonly player: BestRankLine_playerFragment
}

export function BestRankLine({ player }: StandingLineProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const best = bestRankOf(player)
  if (best.kind !== 'ranked') return <span className={styles.none}>{t(`proScene.standing.${best.kind}`)}</span>

  const { account, entry, freshness } = best
  return (
    <span className={styles.root}>
      <GameImage src={`/images/ranks/icons/${entry.tier.toLowerCase()}.png`} name={null} size={32} />
      <span className={styles.words}>
        <span className={styles.tier}>
          {formatTier(entry, t)}{' '}
          <span className={styles.points}>
            {t('account.rank.points', { points: format.number(entry.leaguePoints) })}
          </span>
        </span>
        <span className={styles.facts}>
          {account.region} ·{' '}
          <span
            className={freshness.stale ? styles.stale : undefined}
            title={freshness.stale ? t('common.stale') : undefined}
          >
            <Age moment={freshness.fetchedAt} />
          </span>
        </span>
      </span>
    </span>
  )
}
