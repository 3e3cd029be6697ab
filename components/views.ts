import type { ComponentType } from 'react';
import { Benchmark } from './benchmarks/Benchmark';
import { BenchmarkConditions } from './benchmarks/BenchmarkConditions';
import { Exec } from './commands/Exec';
import { Install } from './commands/Install';
import { ConfigBuilder } from './config-builder/ConfigBuilder';
import { Converter } from './converter/Converter';
import { ConverterTeaser } from './converter/ConverterTeaser';
import { ErrorFinder } from './errors/ErrorFinder';
import { ErrorList } from './errors/ErrorList';
import { ApiFacts } from './facts/ApiFacts';
import { OptionFacts } from './facts/OptionFacts';
import { ExampleWindow } from './home/ExampleWindow';
import { MeasuredFigures } from './home/MeasuredFigures';
import { Playground } from './playground/Playground';
import { PlaygroundText } from './playground/PlaygroundText';
import type { ComponentName } from './registry';
import { CompareReleases } from './releases/CompareReleases';
import { Tab, Tabs } from './tabs/Tabs';

/** The views of all components in registry.ts. */
export const VIEWS = {
  OptionFacts,
  ApiFacts,
  Install,
  Exec,
  Tabs,
  Tab,
  Benchmark,
  BenchmarkConditions,
  CompareReleases,
  Converter,
  ConverterTeaser,
  ConfigBuilder,
  ErrorFinder,
  ErrorList,
  ExampleWindow,
  MeasuredFigures,
  Playground,
  PlaygroundText,
} satisfies Record<ComponentName, ComponentType<never>>;
