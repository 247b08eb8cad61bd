import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  link: {
    position: 'absolute',
    top: '8px',
    left: '8px',
    zIndex: 1,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
})

interface SkipLinkProps {
  readonly to: string
  readonly children: string
}

/** Visible only while focused. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className={useStyles().link}>
      {children}
    </a>
  )
}
