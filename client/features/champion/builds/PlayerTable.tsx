import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { ExportHead } from '../../../exports/ExportHead.tsx'
import type { PlayerTableRow_playerFragment } from '../../../gql/graphql.ts'
import { sectionTitleStyle } from '../../../pro-scene/section-title-style.ts'
import { PLAYER_TABLE, NARROW } from './player-table-layout.ts'
import { PlayerTableRow } from './PlayerTableRow.tsx'

interface PlayerTableProps {
  readonly champion: { readonly key: number; readonly slug: string | null }
  readonly title: string
  /** Name of its export. */
  readonly exported: string
  /** Explains which accounts are listed. */
  readonly note: string
  /** Text for an empty table. */
  readonly none: string
  readonly players: readonly PlayerTableRow_playerFragment[]
}

const useStyles = makeStyles({
  title: { ...sectionTitleStyle, marginBottom: '2px' },
  note: {
    maxWidth: '60ch',
    textWrap: 'pretty',
    margin: '0 0 10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
  box: { containerType: 'inline-size', containerName: PLAYER_TABLE },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [NARROW]: { display: 'block' },
  },
  heads: { [NARROW]: { display: 'none' } },
  body: { [NARROW]: { display: 'block' } },
  head: {
    padding: '10px 8px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    ':first-child': { paddingInlineStart: '14px', textAlign: 'start' },
    ':last-child': { paddingInlineEnd: '14px' },
  },
})

export function PlayerTable({ champion, title, exported, note, none, players }: PlayerTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <ExportHead of={exported} parameters={{ champion: champion.key }}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </ExportHead>
      <p className={styles.note}>{note}</p>
      <Card className={styles.box}>
        {players.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <table className={styles.table} aria-labelledby={titleId}>
            <thead className={styles.heads}>
              <tr>
                <th scope="col" className={styles.head}>
                  {t('championPlayers.columns.account')}
                </th>
                <th scope="col" className={styles.head}>
                  {t('championPlayers.columns.share')}
                </th>
                <th scope="col" className={styles.head}>
                  {t('championPlayers.columns.winRate')}
                </th>
                <th scope="col" className={styles.head}>
                  {t('championPlayers.columns.kda')}
                </th>
              </tr>
            </thead>
            <tbody className={styles.body}>
              {players.map((player) => (
                <PlayerTableRow key={`${player.region} ${player.puuid}`} player={player} champion={champion} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </section>
  )
}
