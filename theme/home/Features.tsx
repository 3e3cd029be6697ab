import { Link } from '../link/Link';
import styles from './Features.module.css';

export interface Feature {
  title: string;
  details: string;
  link?: string;
}

/** Why one would use it, each reason leading to its page. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature.title} className={styles.feature}>
          <h2 className={styles.title}>
            {feature.link ? <Link href={feature.link}>{feature.title}</Link> : feature.title}
          </h2>
          <p className={styles.details}>{feature.details}</p>
        </li>
      ))}
    </ul>
  );
}
