export { default as nprogress } from 'nprogress';
