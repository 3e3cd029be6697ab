import { useLanguage } from '../../theme/i18n/paths';
import { HOME_TEXT } from '../../theme/i18n/text/homeText';

/** In units of the view box. On a phone, where the drawing is smallest, a unit is about a CSS pixel. */
const CARD = { width: 168, height: 60 };
const RIGHT = 184;
const BOTTOM = 228;
const HEXAGON = 'M176 96 219.3 121v50L176 196l-43.3-25v-50z';

/** `<OneBuild />`: a picture of the idea of Rstest, that one build makes the app and its tests. */
export function OneBuild() {
  const { oneBuild: text } = HOME_TEXT[useLanguage()];
  return (
    <svg data-picture fontSize="14" viewBox="-1 -1 354 290" role="img" aria-label={text.alt}>
      <g fill="none" stroke="var(--color-control)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M84 60v32.8l48.7 28.2M268 60v32.8L219.3 121M132.7 171 84 199.2V228m-5-7 5 7 5-7" />
        <path
          d="m219.3 171 48.7 28.2V228m-5-7 5 7 5-7"
          stroke="var(--color-brand)"
          strokeWidth="2.5"
        />
      </g>
      <Card x={0} y={0} title={text.config} detail={text.configDetail} />
      <Card x={RIGHT} y={0} title={text.source} detail={text.sourceDetail} />
      <path d={HEXAGON} fill="var(--color-brand)" />
      <text x="176" y="151" textAnchor="middle" fontWeight="650" fill="var(--color-on-brand)">
        Rspack
      </text>
      <Card x={0} y={BOTTOM} title={text.app} detail={text.appDetail} />
      <Card x={RIGHT} y={BOTTOM} title={text.tests} detail={text.testsDetail} isAccent />
    </svg>
  );
}

interface CardProps {
  x: number;
  y: number;
  title: string;
  detail: string;
  isAccent?: boolean;
}

function Card({ x, y, title, detail, isAccent = false }: CardProps) {
  const center = x + CARD.width / 2;
  return (
    <g textAnchor="middle">
      <rect
        {...{ x, y, ...CARD }}
        rx="8"
        fill={isAccent ? 'var(--color-brand-soft)' : 'var(--color-raised)'}
        stroke={isAccent ? 'var(--color-brand)' : 'var(--color-line)'}
      />
      <text x={center} y={y + 27} fontWeight="600" fill="var(--color-text)">
        {title}
      </text>
      <text x={center} y={y + 46} fontSize="12" fill="var(--color-text-soft)">
        {detail}
      </text>
    </g>
  );
}
