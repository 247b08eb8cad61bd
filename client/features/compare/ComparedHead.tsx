import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Chip } from '../../components/Chip.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { ComparedHead_playerFragment } from '../../gql/graphql.ts'
import { accountPath, playerPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { ProBadge } from '../../pro-scene/ProBadge.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import type { FoundPlayer } from './found-player.ts'
import type { Side } from './intervals.ts'
import { sideColours } from './side-colours.ts'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment ComparedHead_player on ComparedPlayer {
    ... on Account {
      id
      gameName
      tagLine
      region
      profileIcon
      proPlayer {
        ...ProBadge_player
      }
    }
    ... on ProPlayer {
      id
      name
      slug
      role
      team {
        id
        code
      }
      ...PlayerPhoto_player
    }
  }
`)

interface ComparedHeadProps {
  readonly player: Extract<ComparedHead_playerFragment, Pick<FoundPlayer, '__typename'>>
  readonly side: Side
  /** Address where another player is chosen in place of this one. */
  readonly change: string
}

const SIZE_PX = 72

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '16px',
    minWidth: 0,
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', rowGap: '8px' },
  },
  second: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  mark: { borderRadius: '50%', padding: '3px' },
  words: { display: 'grid', justifyItems: 'start', gap: '6px', minWidth: 0, [PHONE]: { justifyItems: 'center' } },
  secondWords: { gridRow: 1, justifyItems: 'end', [PHONE]: { gridRow: 'auto', justifyItems: 'center' } },
  secondMark: { gridColumn: 2, [PHONE]: { gridColumn: 1 } },
  name: {
    margin: 0,
    maxWidth: '100%',
    fontFamily: ownTokens.displayFont,
    fontSize: '30px',
    lineHeight: '34px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textAlign: 'inherit',
    [PHONE]: { fontSize: '22px', lineHeight: '26px', textAlign: 'center' },
  },
  secondName: { textAlign: 'end' },
  link: { color: 'inherit', textDecorationLine: 'none', ':hover': { color: tokens.colorBrandForeground1 } },
  tagLine: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    color: tokens.colorNeutralForeground2,
    [PHONE]: { justifyContent: 'center' },
  },
  secondFacts: { justifyContent: 'end' },
  change: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
  },
})

/** The picture and the name of a player, which link to their page. */
export function ComparedHead({ player, side, change }: ComparedHeadProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  const isSecond = side === 'b'
  const isPro = player.__typename === 'ProPlayer'
  const name = isPro ? player.name : player.gameName
  const path = isPro ? playerPath({ team: player.team?.code ?? null, slug: player.slug }) : accountPath(player)
  return (
    <div className={mergeClasses(styles.root, isSecond && styles.second)}>
      <div
        className={mergeClasses(styles.mark, isSecond && styles.secondMark)}
        style={{ boxShadow: `0 0 0 3px ${sideColours[side]}` }}
      >
        {isPro ? (
          <PlayerPhoto player={player} size={SIZE_PX} eager />
        ) : (
          <GameImage src={player.profileIcon} name={null} size={SIZE_PX} shape="circle" eager />
        )}
      </div>
      <div className={mergeClasses(styles.words, isSecond && styles.secondWords)}>
        <h2 className={mergeClasses(styles.name, isSecond && styles.secondName)}>
          <Link to={path} className={styles.link}>
            <bdi>{name}</bdi>
            {isPro ? null : <span className={styles.tagLine}> #{player.tagLine}</span>}
          </Link>
        </h2>
        <div className={mergeClasses(styles.facts, isSecond && styles.secondFacts)}>
          {isPro ? (
            <>
              <Chip>{player.team?.code ?? t('player.freeAgent')}</Chip>
              <RoleMark role={player.role} />
            </>
          ) : (
            <>
              <Chip>{player.region}</Chip>
              {player.proPlayer === null ? null : <ProBadge player={player.proPlayer} />}
            </>
          )}
        </div>
        <Link to={change} className={styles.change}>
          {words('change')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      </div>
    </div>
  )
}
