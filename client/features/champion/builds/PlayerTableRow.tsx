import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BarNumber } from '../../../components/BarNumber.tsx'
import { RateFigure } from '../../../components/RateFigure.tsx'
import { isSmallSample } from '../../../game/small-sample.ts'
import { graphql } from '../../../gql/gql.ts'
import type { PlayerTableRow_playerFragment } from '../../../gql/graphql.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { KdaFigure } from '../../../match/KdaFigure.tsx'
import { accountPath, playerChampionPath } from '../../../paths.ts'
import { ProBadge } from '../../../pro-scene/ProBadge.tsx'
import { Spoiler } from '../../../settings/Spoiler.tsx'
import { useSpoiler } from '../../../settings/useSpoiler.ts'
import { NARROW } from './player-table-layout.ts'

graphql(/* GraphQL */ `
  fragment PlayerTableRow_player on ChampionPlayer {
    gameName
    tagLine
    region
    puuid
    proPlayer {
      id
      name
      slug
      team {
        id
        code
      }
      ...ProBadge_player
    }
    record {
      kda
      winRate {
        value
        games
        low
        high
      }
    }
    share {
      value
      wins
      games
    }
  }
`)

const useStyles = makeStyles({
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '8px 12px',
      padding: '12px 14px',
      ':first-child': { borderTop: 'none' },
    },
  },
  cell: {
    padding: '9px 8px',
    textAlign: 'end',
    ':first-child': { paddingInlineStart: '14px' },
    ':last-child': { paddingInlineEnd: '14px' },
    [NARROW]: { padding: 0, ':first-child': { paddingInlineStart: 0 }, ':last-child': { paddingInlineEnd: 0 } },
  },
  account: { textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  names: { display: 'grid', justifyItems: 'start', gap: '4px' },
  riotId: {
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  link: {
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  pro: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  how: { fontSize: tokens.fontSizeBase200, lineHeight: '24px', color: tokens.colorBrandForeground1 },
  tagLine: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  share: { width: '92px', [NARROW]: { width: 'auto', gridColumn: 1, gridRow: 2, maxWidth: '120px' } },
  sample: { display: 'block', paddingInline: '8px', marginTop: '1px', whiteSpace: 'nowrap' },
  rate: { width: '1px', [NARROW]: { width: 'auto', gridColumn: 2, gridRow: 2 } },
  kda: { width: '1px', [NARROW]: { width: 'auto', gridColumn: 2, gridRow: 1 } },
  // In a table, the column's head already names it.
  kdaWord: {
    display: 'none',
    [NARROW]: { display: 'inline', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  },
  few: { '& > span': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular } },
})

interface PlayerTableRowProps {
  readonly player: PlayerTableRow_playerFragment
  readonly champion: { readonly key: number; readonly slug: string | null }
}

export function PlayerTableRow({ player, champion }: PlayerTableRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { region, proPlayer, record, share } = player
  const spoiler = useSpoiler(proPlayer !== null)
  return (
    <tr className={styles.row}>
      <th scope="row" className={mergeClasses(styles.cell, styles.account)}>
        <span className={styles.names}>
          <span>
            <RiotId player={player} /> <span className={styles.small}>{region}</span>
          </span>
          {proPlayer === null ? null : (
            <span className={styles.pro}>
              <ProBadge player={proPlayer} />
              <Link
                to={playerChampionPath({ team: proPlayer.team?.code ?? null, slug: proPlayer.slug }, champion)}
                className={mergeClasses(styles.how, styles.link)}
                aria-label={`${t('championPlayers.how')}: ${proPlayer.name}`}
              >
                {t('championPlayers.how')}
              </Link>
            </span>
          )}
        </span>
      </th>
      <td className={mergeClasses(styles.cell, styles.share, isSmallSample(share.games) && styles.few)}>
        <BarNumber share={share.value}>{format.percent(share.value)}</BarNumber>
        <span className={mergeClasses(styles.small, styles.sample)}>
          {t('championPlayers.sample', { games: format.number(share.wins), all: format.number(share.games) })}
        </span>
      </td>
      <td className={mergeClasses(styles.cell, styles.rate)}>
        <Spoiler spoiler={spoiler}>{record.winRate === null ? null : <RateFigure rate={record.winRate} />}</Spoiler>
      </td>
      <td className={mergeClasses(styles.cell, styles.kda)}>
        {spoiler.hidden ? null : (
          <>
            <KdaFigure kda={record.kda} /> <span className={styles.kdaWord}>{t('championPlayers.columns.kda')}</span>
          </>
        )}
      </td>
    </tr>
  )
}

/** The name of an account, linked to its page. Without a tag line there is no page. */
function RiotId({ player }: { readonly player: PlayerTableRow_playerFragment }) {
  const styles = useStyles()
  const { gameName, tagLine } = player
  const name = (
    <bdi>
      {gameName}
      {tagLine === '' ? null : <span className={styles.tagLine}> #{tagLine}</span>}
    </bdi>
  )
  if (gameName === '' || tagLine === '') return <span className={styles.riotId}>{name}</span>
  return (
    <Link to={accountPath(player)} className={mergeClasses(styles.riotId, styles.link)}>
      {name}
    </Link>
  )
}
