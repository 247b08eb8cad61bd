import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { useWinShare } from '../../game/useWinShare.ts'
import type { Name } from '../../match/champion-name.ts'
import { KdaFigure } from '../../match/KdaFigure.tsx'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { SUMMARY_WIDE } from './champion-table-layout.ts'
import type { ChampionTotals } from './match-summary.ts'

interface ChampionTableProps {
  /** Most played first. */
  readonly champions: readonly ChampionTotals<ListedChampion>[]
  /** Key of the champion that filters the history; null for none. */
  readonly chosen: number | null
  /** Filters the history by a champion; null for all champions. */
  readonly onChoose: (champion: ListedChampion | null) => void
}

interface ListedChampion {
  readonly key: number
  readonly slug: string | null
  readonly image: string
  readonly name: Name
}

/** Number of champions before "show all". */
const SHOWN = 5

const useStyles = makeStyles({
  root: { [SUMMARY_WIDE]: { alignSelf: 'stretch', borderLeft: `1px solid ${tokens.colorNeutralStroke2}` } },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [SUMMARY_WIDE]: { ':first-child': { borderTop: 'none' } },
  },
  hidden: SCREEN_READER_ONLY,
  // A long name is cut instead of pushing the figures out of the card.
  champion: {
    width: '100%',
    maxWidth: 0,
    padding: '4px 0 4px 16px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
  },
  toggle: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    width: '100%',
    margin: '0 0 0 -8px',
    padding: '4px 8px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    textAlign: 'start',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  chosen: {
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorBrandForeground1,
    ':hover': { backgroundColor: ownTokens.brandTint },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  cell: { padding: '8px 0 8px 12px', textAlign: 'end', whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200 },
  games: { color: tokens.colorNeutralForeground3 },
  last: { paddingRight: '16px' },
  more: { width: '100%', minHeight: '40px', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: 0 },
})

/** Each champion can filter the history. */
export function ChampionTable({ champions, chosen, onChoose }: ChampionTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const wordWins = useWinShare()
  const bodyId = useId()
  const [all, setAll] = useState(false)
  const shown = all ? champions : champions.slice(0, SHOWN)
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">{t('account.summary.champion')}</th>
            <th scope="col">{t('account.summary.games')}</th>
            <th scope="col">{t('account.summary.winRate')}</th>
            <th scope="col">{t('account.summary.kda')}</th>
          </tr>
        </thead>
        <tbody id={bodyId}>
          {shown.map(({ champion, games, winShare, kda }) => (
            <tr key={champion.key} className={styles.row}>
              <th scope="row" className={styles.champion}>
                <button
                  type="button"
                  className={mergeClasses(styles.toggle, champion.key === chosen && styles.chosen)}
                  aria-pressed={champion.key === chosen}
                  aria-label={t('account.summary.only', { champion: champion.name.text })}
                  title={t('account.summary.only', { champion: champion.name.text })}
                  onClick={() => onChoose(champion.key === chosen ? null : champion)}
                >
                  <GameImage src={champion.image} name={null} size={32} />
                  <span className={styles.name}>
                    <LocalText name={champion.name} />
                  </span>
                </button>
              </th>
              <td className={mergeClasses(styles.cell, styles.games)}>{t('common.games', { count: games })}</td>
              <td className={styles.cell}>{winShare === null ? null : wordWins(winShare, games, 0)}</td>
              <td className={mergeClasses(styles.cell, styles.last)}>
                <KdaFigure kda={kda} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {champions.length <= SHOWN ? null : (
        <Button
          className={styles.more}
          appearance="transparent"
          size="small"
          aria-expanded={all}
          aria-controls={bodyId}
          onClick={() => setAll(!all)}
        >
          {all ? t('account.summary.showFewer') : t('account.summary.showAll', { count: champions.length })}
        </Button>
      )}
    </div>
  )
}
