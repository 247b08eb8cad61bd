import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerAccount_accountFragment } from '../../gql/graphql.ts'
import { accountPath } from '../../paths.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { AccountRank } from './AccountRank.tsx'
import { TWO_LINES } from './list-layout.ts'
import { useProAccountWords } from './useProAccountWords.ts'

graphql(/* GraphQL */ `
  fragment PlayerAccount_account on ProAccount {
    gameName
    tagLine
    region
    grade
    confirmedAt
    account {
      id
    }
    ranks {
      entries {
        queue
        ...AccountRank_entry
      }
      freshness {
        fetchedAt
        stale
      }
    }
  }
`)

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 290px 168px',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '8px',
    minHeight: '40px',
    padding: '10px 16px',
    [TWO_LINES]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  riotId: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  words: { display: 'grid', justifyItems: 'start', minWidth: 0 },
  support: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  link: {
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  tagLine: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  standing: { minWidth: 0, color: tokens.colorNeutralForeground2, [TWO_LINES]: { gridColumn: '1 / -1', gridRow: 2 } },
  age: {
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  stale: { color: ownTokens.gold },
})

interface PlayerAccountProps {
  readonly account: PlayerAccount_accountFragment
}

export function PlayerAccount({ account: proAccount }: PlayerAccountProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useProAccountWords()
  const spoiler = useSpoiler()
  const { gameName, tagLine, grade, confirmedAt, account, ranks } = proAccount
  const entry = ranks?.entries.find(({ queue }) => queue === 'SOLO')
  const riotId = (
    <>
      <bdi>{gameName}</bdi> <span className={styles.tagLine}>#{tagLine}</span>
    </>
  )

  function missingWords() {
    if (account === null) return t('player.accounts.notFound')
    return ranks === null ? t('proScene.standing.unknown') : t('proScene.standing.unranked')
  }

  return (
    <div className={styles.row}>
      <span className={styles.words}>
        {account === null ? (
          <span className={styles.riotId}>{riotId}</span>
        ) : (
          <Link to={accountPath(proAccount)} className={mergeClasses(styles.riotId, styles.link)}>
            {riotId}
          </Link>
        )}
        {grade === null ? null : (
          <span className={styles.support}>
            <span>{words(`grade.${grade}`)}</span>
            {confirmedAt === null ? null : <Age moment={confirmedAt}>{(age) => words('confirmed', { age })}</Age>}
          </span>
        )}
      </span>
      <div className={styles.standing}>
        {entry === undefined ? (
          missingWords()
        ) : (
          <Spoiler spoiler={spoiler}>
            <AccountRank entry={entry} />
          </Spoiler>
        )}
      </div>
      {ranks === null ? null : (
        <span
          className={mergeClasses(styles.age, ranks.freshness.stale && styles.stale)}
          title={ranks.freshness.stale ? t('common.stale') : undefined}
        >
          <Age moment={ranks.freshness.fetchedAt}>{(age) => t('common.updated', { age })}</Age>
          {ranks.freshness.stale ? ` · ${t('player.accounts.stale')}` : null}
        </span>
      )}
    </div>
  )
}
