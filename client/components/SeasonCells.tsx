import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/useFormat.ts'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { RateFigure } from './RateFigure.tsx'

interface SeasonCellsProps {
  /** Null leaves the cells empty. */
  readonly season: {
    readonly wins: number
    readonly losses: number
    /** Null without games. */
    readonly winRate: ComponentProps<typeof RateFigure>['rate'] | null
  } | null
  /** Class of every cell. */
  readonly cell: string
  /** Extra class of the number of games, which the sample of the win rate repeats. */
  readonly games?: string
}

const useStyles = makeStyles({
  figure: { whiteSpace: 'nowrap', [PHONE]: { fontSize: tokens.fontSizeBase200, lineHeight: '18px' } },
  games: { [PHONE]: { display: 'none' } },
  wins: { [PHONE]: { gridColumn: -3, gridRow: 2, color: ownTokens.win } },
  losses: { [PHONE]: { gridColumn: -2, gridRow: 2, color: ownTokens.loss } },
  // On a phone, which has no column heads, a letter names the figure.
  unit: { display: 'none', [PHONE]: { display: 'inline' } },
  rate: { [PHONE]: SCREEN_READER_ONLY },
})

/** Table cells. On a phone the row is a grid: wins and losses are in the last two columns of its second line. */
export function SeasonCells({ season, cell, games }: SeasonCellsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const figure = mergeClasses(cell, styles.figure)
  return (
    <>
      <td className={mergeClasses(figure, styles.games, games)}>
        {season === null ? null : format.number(season.wins + season.losses)}
      </td>
      <td className={mergeClasses(figure, styles.wins)}>
        {season === null ? null : (
          <>
            {format.number(season.wins)}
            <span className={styles.unit}> {t('leaderboard.winsLetter')}</span>
          </>
        )}
      </td>
      <td className={mergeClasses(figure, styles.losses)}>
        {season === null ? null : (
          <>
            {format.number(season.losses)}
            <span className={styles.unit}> {t('leaderboard.lossesLetter')}</span>
          </>
        )}
      </td>
      <td className={mergeClasses(figure, styles.rate)}>
        {season === null || season.winRate === null ? null : <RateFigure rate={season.winRate} />}
      </td>
    </>
  )
}
