/** English words that questions consist of. They count little in a query with other words. */
export const STOP_WORDS = new Set(
  [
    'a an the this that these those there here some any',
    'i me my we our you your it its he she they them their',
    'is are was were be been being am do does did done has have had will would should could',
    'can may might must shall need want',
    'how what why when where which who whose',
    'to of in on at by for from with without into about up as and or but if then than so',
    'not no please use using used get make way',
    'don doesn didn isn aren wasn weren won wouldn shouldn couldn haven hasn t s re ve ll m d',
    'too just also even still only always never sometimes however although because',
  ]
    .join(' ')
    .split(' '),
);

/** Chinese words that questions consist of, longest first. */
export const STOP_PHRASES = [
  '请问 怎么样 怎么办 怎么 怎样 如何 为什么 什么时候 什么 哪里 哪些',
  '哪个 哪一个 是否 可以 能否 能不能 需要 想要 应该 一个 一下 某个',
  '会怎样 进行 使用 关于 以及 或者 还是 时候 的话 让 把 被 将',
  '我 你 的 了 吗 呢 吧 是 在 里 中 和 与 及 就 都',
  '只 会 要 想 能 用 给 对 从 到 那 这 不',
  '有时 已经 而是 但是 总是 一直',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length);
