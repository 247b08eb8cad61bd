import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { Glyph } from '../components/Glyph.tsx'
import type { Region } from '../gql/graphql.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { PlayerPhoto } from '../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../pro-scene/RoleMark.tsx'
import { TeamMark } from '../pro-scene/TeamMark.tsx'
import { regionKey } from '../regions.ts'
import type { QuickOption } from './quick-options.ts'
import type { WantedAccount } from './search-outcome.ts'

interface QuickSearchOptionProps {
  readonly id: string
  readonly option: QuickOption
  readonly highlighted: boolean
  /** Called when it is chosen; a link then leads on by itself. */
  readonly onTake: (option: QuickOption) => void
}

/** Width of the pictures, in pixels. */
const MARK = 32

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
    width: `${MARK}px`,
    height: `${MARK}px`,
    color: tokens.colorBrandForeground1,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  // Beside it stands a button of the same height.
  oneLine: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  aside: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  fact: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** One thing that was found: who or what it is, and the fact that tells it from others of its name. */
export function QuickSearchOption({ id, option, highlighted, onTake }: QuickSearchOptionProps) {
  const styles = useStyles()
  const look = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': highlighted,
    className: mergeClasses(styles.option, highlighted && styles.highlighted),
  } as const

  if (option.kind === 'lookUp') {
    return (
      <button type="button" {...look} onClick={() => onTake(option)}>
        <LookUpRow wanted={option.wanted} />
      </button>
    )
  }
  return (
    <Link to={option.path} {...look} onClick={() => onTake(option)}>
      <FoundRow option={option} />
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
          mark={<PlayerPhoto player={player} size={MARK} />}
          before={player.team?.code}
          name={player.name}
          fact={<RoleMark role={player.role} />}
        />
      )
    }
    case 'champion': {
      const { champion } = option
      return <Row mark={<GameImage src={champion.image} name={null} size={MARK} />} name={nameOf(option).text} />
    }
    case 'proTeam': {
      const { team } = option
      return <Row mark={<TeamMark team={team} size={MARK} />} name={team.code} behind={team.name} />
    }
    case 'account': {
      const { gameName, tagLine, region, profileIcon } = option.account
      return (
        <Row
          mark={<GameImage src={profileIcon} name={null} size={MARK} />}
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
  /** A picture or a sign. */
  readonly mark: ReactNode
  /** What stands before the name, less loud. */
  readonly before?: string | undefined
  readonly name: string
  /** What stands behind the name, less loud. */
  readonly behind?: string
  /** What stands at the end of the row. */
  readonly fact?: ReactNode
  /** Whether a long name ends in dots. */
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

/** A region in short, and in full where there is a pointer to ask for it. */
function RegionFact({ region }: { readonly region: Region }) {
  const { t } = useTranslation()
  return <span title={t(`regions.${regionKey(region)}`)}>{region}</span>
}
