import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { regionKey } from '../game/regions.ts'
import type { Region } from '../gql/graphql.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { PlayerPhoto } from '../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../pro-scene/RoleMark.tsx'
import { TeamMark } from '../pro-scene/TeamMark.tsx'
import type { QuickOption } from './quick-options.ts'
import type { WantedAccount } from './search-outcome.ts'

interface QuickSearchOptionProps {
  readonly id: string
  readonly option: QuickOption
  readonly highlighted: boolean
  /** True when a choice opens its page. */
  readonly opens: boolean
  /** Called when the option is chosen. A link then navigates by itself. */
  readonly onTake: (option: QuickOption) => void
}

const MARK_WIDTH_PX = 32

const useStyles = makeStyles({
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '4px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  highlighted: {
    backgroundColor: tokens.colorSubtleBackgroundPressed,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandForeground1}`,
  },
  glyph: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: `${MARK_WIDTH_PX}px`,
    height: `${MARK_WIDTH_PX}px`,
    color: tokens.colorBrandForeground1,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  // There is a button of the same height beside it.
  oneLine: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  aside: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  fact: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** Shows a fact that distinguishes the result from others of its name. */
export function QuickSearchOption({ id, option, highlighted, opens, onTake }: QuickSearchOptionProps) {
  const styles = useStyles()
  const look = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': highlighted,
    className: mergeClasses(styles.option, highlighted && styles.highlighted),
  } as const

  const row = option.kind === 'lookUp' ? <LookUpRow wanted={option.wanted} /> : <FoundRow option={option} />
  if (option.kind === 'lookUp' || !opens) {
    return (
      <button type="button" {...look} onClick={() => onTake(option)}>
        {row}
      </button>
    )
  }
  return (
    <Link to={option.path} {...look} onClick={() => onTake(option)}>
      {row}
    </Link>
  )
}

function LookUpRow({ wanted }: { readonly wanted: WantedAccount }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Row
      mark={
        <span className={styles.glyph}>
          <Glyph name="search" />
        </span>
      }
      name={t('search.quick.lookUp', { gameName: wanted.gameName, tagLine: wanted.tagLine })}
      fact={wanted.region === null ? t('search.anyRegion') : <RegionFact region={wanted.region} />}
    />
  )
}

function FoundRow({ option }: { readonly option: Exclude<QuickOption, { readonly kind: 'lookUp' }> }) {
  const styles = useStyles()
  const nameOf = useChampionName()
  switch (option.kind) {
    case 'proPlayer': {
      const { player } = option
      return (
        <Row
          mark={<PlayerPhoto player={player} size={MARK_WIDTH_PX} />}
          before={player.team?.code}
          name={player.name}
          fact={<RoleMark role={player.role} />}
        />
      )
    }
    case 'champion': {
      const { champion } = option
      return (
        <Row mark={<GameImage src={champion.image} name={null} size={MARK_WIDTH_PX} />} name={nameOf(option).text} />
      )
    }
    case 'proTeam': {
      const { team } = option
      return <Row mark={<TeamMark team={team} size={MARK_WIDTH_PX} />} name={team.code} behind={team.name} />
    }
    case 'account': {
      const { gameName, tagLine, region, profileIcon } = option.account
      return (
        <Row
          mark={<GameImage src={profileIcon} name={null} size={MARK_WIDTH_PX} />}
          name={gameName}
          behind={`#${tagLine}`}
          fact={<RegionFact region={region} />}
        />
      )
    }
    case 'recent': {
      const { name, behind, region } = option.search
      return (
        <Row
          mark={
            <span className={styles.glyph}>
              <Glyph name="recent" />
            </span>
          }
          name={name}
          behind={behind}
          fact={region}
          oneLine
        />
      )
    }
  }
}

interface RowProps {
  readonly mark: ReactNode
  /** Text before the name, less prominent. */
  readonly before?: string | undefined
  readonly name: string
  /** Text after the name, less prominent. */
  readonly behind?: string
  readonly fact?: ReactNode
  /** Truncates a long name with an ellipsis. */
  readonly oneLine?: boolean
}

function Row({ mark, before, name, behind, fact, oneLine = false }: RowProps) {
  const styles = useStyles()
  return (
    <>
      {mark}
      <span className={mergeClasses(styles.name, oneLine && styles.oneLine)}>
        {before === undefined ? null : <span className={styles.aside}>{before} </span>}
        <bdi>{name}</bdi>
        {behind === undefined ? null : <span className={styles.aside}> {behind}</span>}
      </span>
      <span className={styles.fact}>{fact}</span>
    </>
  )
}

/** The full name is a tooltip. */
function RegionFact({ region }: { readonly region: Region }) {
  const { t } = useTranslation()
  return <span title={t(`regions.${regionKey(region)}`)}>{region}</span>
}
