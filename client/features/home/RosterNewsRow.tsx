import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { RosterNewsRow_changeFragment } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { playerPath, teamPath } from '../../paths.ts'
import { NewsGlow } from '../../pro-scene/NewsGlow.tsx'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { rosterChangeWords } from '../../pro-scene/roster-change-words.ts'
import { PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment RosterNewsRow_change on RosterChange {
    id
    player {
      id
      ...PlayerPhoto_player
    }
    ...RosterChangeRow_change
  }
`)

interface RosterNewsRowProps {
  readonly change: RosterNewsRow_changeFragment
}

const PHOTO_WIDTH_PX = 36

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${PHOTO_WIDTH_PX}px minmax(0, 1fr) auto 110px`,
    alignItems: 'center',
    columnGap: '14px',
    minHeight: '56px',
    boxSizing: 'border-box',
    padding: '8px 16px',
    [PHONE]: { gridTemplateColumns: `${PHOTO_WIDTH_PX}px minmax(0, 1fr) auto`, padding: '8px 12px' },
  },
  photo: { display: 'flex', [PHONE]: { gridRow: '1 / span 2' } },
  change: { overflowWrap: 'anywhere', [PHONE]: { gridColumn: '2 / -1' } },
  undone: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground2 },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  arrow: { color: tokens.colorNeutralForeground2 },
  fact: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  date: { textAlign: 'end' },
})

export function RosterNewsRow({ change }: RosterNewsRowProps) {
  const styles = useStyles()
  const format = useMomentFormat()
  const { player, playerName, role, at, undoneBy } = change
  const name = mergeClasses(styles.link, styles.name)
  return (
    <div className={styles.row}>
      <span className={styles.photo}>
        {player === null ? null : <PlayerPhoto player={player} size={PHOTO_WIDTH_PX} />}
      </span>
      <span className={mergeClasses(styles.change, undoneBy !== null && styles.undone)}>
        {player === null ? (
          <span className={styles.name}>{playerName}</span>
        ) : (
          <Link to={playerPath({ team: player.team?.code ?? null, slug: player.slug })} className={name}>
            {playerName}
          </Link>
        )}
        <ChangeSummary change={change} />
      </span>
      <span className={styles.fact}>
        <RoleMark role={role} />
      </span>
      <time dateTime={at} title={format.dateTime(at)} className={mergeClasses(styles.fact, styles.date)}>
        {format.date(at)}
      </time>
      <NewsGlow id={change.id} />
    </div>
  )
}

/** A transfer is `: FNC → G2`; any other change is in words. */
function ChangeSummary({ change }: RosterNewsRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { kind, fromTeam, toTeam } = change
  if (kind !== 'TRANSFERRED' || fromTeam === null || toTeam === null) return ` ${rosterChangeWords(change, null, t)}`
  return (
    <>
      {': '}
      <Link to={teamPath(fromTeam.code)} className={styles.link}>
        {fromTeam.code}
      </Link>{' '}
      <span aria-hidden className={styles.arrow}>
        →
      </span>
      <VisuallyHidden>{t('home.roster.to')}</VisuallyHidden>{' '}
      <Link to={teamPath(toTeam.code)} className={styles.link}>
        {toTeam.code}
      </Link>
    </>
  )
}
