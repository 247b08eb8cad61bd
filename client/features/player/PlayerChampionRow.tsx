import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerChampionRow_entryFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { KdaFigure } from '../../match/KdaFigure.tsx'
import { useChampionName } from '../../match/useChampionName.ts'
import { playerChampionPath, type PlayerParams } from '../../paths.ts'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import { ChampionRate } from './ChampionRate.tsx'
import { CARDS } from './list-layout.ts'

graphql(/* GraphQL */ `
  fragment PlayerChampionRow_entry on ProPlayerChampion {
    champion {
      id
      key
      slug
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    record {
      games
      kills
      deaths
      assists
      kda
      creepScorePerMinute
      winRate {
        ...ChampionRate_rate
      }
    }
  }
`)

const useStyles = makeStyles({
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    [CARDS]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '8px 12px',
      padding: '12px 16px',
      ':first-child': { borderTop: 'none' },
    },
  },
  champion: {
    padding: '10px 14px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    [CARDS]: { padding: 0 },
  },
  mark: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  name: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: '24px',
    overflowWrap: 'anywhere',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  cell: {
    padding: '10px 14px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    [CARDS]: { padding: 0 },
  },
  // Where space is short, the sample beside the rate shows it instead.
  games: { [CARDS]: SCREEN_READER_ONLY },
  rate: { width: '150px', [CARDS]: { width: 'auto', maxWidth: '240px', gridRow: 2, textAlign: 'start' } },
  score: { [CARDS]: { gridColumn: 2, gridRow: 1 } },
  creepScore: { [CARDS]: { gridColumn: 2, gridRow: 2 } },
})

interface PlayerChampionRowProps {
  readonly entry: PlayerChampionRow_entryFragment
  /** The address at which the player was found. */
  readonly asked: PlayerParams
}

/** Links to the page on how the player plays the champion. */
export function PlayerChampionRow({ entry, asked: { team, player } }: PlayerChampionRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useChampionName()
  const { champion, record } = entry
  const { games, kills, deaths, assists, kda, creepScorePerMinute, winRate } = record
  const averages = {
    kills: format.number(kills / games, 1),
    deaths: format.number(deaths / games, 1),
    assists: format.number(assists / games, 1),
  }
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.champion}>
        <span className={styles.mark}>
          <GameImage src={champion.image} name={null} size={40} />
          <Link to={playerChampionPath({ team, slug: player }, champion)} className={styles.name}>
            <LocalText name={nameOf(entry)} />
          </Link>
        </span>
      </th>
      <td className={mergeClasses(styles.cell, styles.games)}>{t('common.games', { count: games })}</td>
      <td className={mergeClasses(styles.cell, styles.rate)}>
        {winRate === null ? null : <ChampionRate rate={winRate} />}
      </td>
      <td className={mergeClasses(styles.cell, styles.score)}>
        <VisuallyHidden>{t('account.champions.score', averages)}</VisuallyHidden>
        <span aria-hidden="true">
          {averages.kills} / {averages.deaths} / {averages.assists}
        </span>
        <br />
        <KdaFigure kda={kda} /> {t('account.summary.kda')}
      </td>
      <td className={mergeClasses(styles.cell, styles.creepScore)}>
        {creepScorePerMinute === null
          ? null
          : t('account.creepScore.aMinute', { value: format.number(creepScorePerMinute, 1) })}
      </td>
    </tr>
  )
}
