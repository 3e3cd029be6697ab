import { StaticPart } from 'static-pages';

/** The home page. */
export function HomeLayout() {
  return (
    <>
      <main id="content" className="home" tabIndex={-1}>
        <StaticPart name="body" />
      </main>
      <footer className="home-footer" data-part="footer">
        <StaticPart name="end" />
      </footer>
    </>
  );
}
