import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { FilterChip } from '../../components/FilterChip.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { accountPath } from '../../paths.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { SideCard } from './SideCard.tsx'
import { MAX_OWN_ACCOUNTS, type useOwnAccounts } from './useOwnAccounts.ts'

const useStyles = makeStyles({
  words: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  list: { display: 'grid', gap: '8px', margin: '12px 0 0', padding: 0, listStyleType: 'none' },
  account: { display: 'flex', alignItems: 'center', gap: '12px' },
  link: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  tagLine: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  trouble: { margin: '10px 0 0', color: ownTokens.loss },
})

/** Renders nothing when signed out. */
export function OwnAccounts({ own: { accounts, trouble, turn } }: { readonly own: ReturnType<typeof useOwnAccounts> }) {
  const styles = useStyles()
  const words = useFollowingWords()
  if (accounts === null) return null
  return (
    <SideCard title={words('own.title')}>
      <p className={styles.words}>{words(accounts.length === 0 ? 'own.none' : 'own.words')}</p>
      {accounts.length === 0 ? null : (
        <ul className={styles.list}>
          {accounts.map(({ id, gameName, tagLine, region, profileIconId }) => (
            <li key={id} className={styles.account}>
              <GameImage src={`/images/profile-icons/${profileIconId}.png`} name={null} size={32} />
              <Link to={accountPath({ region, gameName, tagLine })} className={styles.link}>
                <bdi>{gameName}</bdi>{' '}
                <span className={styles.tagLine}>
                  #{tagLine} {region}
                </span>
              </Link>
              <FilterChip pressed onClick={() => void turn(id, false)}>
                {words('own.mine')}
              </FilterChip>
            </li>
          ))}
        </ul>
      )}
      {trouble === null ? null : (
        <p role="alert" className={styles.trouble}>
          {trouble === 'full' ? words('own.full', { count: MAX_OWN_ACCOUNTS }) : words('failed')}
        </p>
      )}
    </SideCard>
  )
}
