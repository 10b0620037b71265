import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One OpenSearch node on loopback. It ends when its standard input closes, so that it does not outlive the tests. */
public class OpenSearchNode {
  private static final String MODULES = String.join(",",
      "org.opensearch.analysis.common.CommonAnalysisPlugin",
      "org.opensearch.geo.GeoModulePlugin",
      "org.opensearch.painless.PainlessPlugin",
      "org.opensearch.transport.Netty4Plugin");

  public static void main(String[] arguments) throws Exception {
    String name = arguments[0];
    String httpPort = arguments[1];
    String transportPort = arguments[2];
    String folder = arguments[3];
    List<String> names = List.of(arguments[4].split(","));
    List<String> addresses = List.of(arguments[5].split(","));
    OpenSearchRunner runner = new OpenSearchRunner();
    // Without a limit the runner does not look for a port of its own.
    runner.setMaxHttpPort(-1);
    runner.onBuild((number, settings) -> {
      settings.put("node.name", name);
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", httpPort);
      settings.put("transport.port", transportPort);
      settings.putList("discovery.seed_hosts", addresses);
      settings.putList("cluster.initial_cluster_manager_nodes", names);
      // An index that the program did not create would have guessed types.
      settings.put("action.auto_create_index", false);
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("cluster.fault_detection.leader_check.retry_count", 1);
    });
    runner.build("-basePath", folder, "-clusterName", "lintel-tests", "-numOfNode", "1", "-disableESLogger",
        "-moduleTypes", MODULES);
    System.out.println("ready");
    while (System.in.read() != -1) {}
    runner.close();
    System.exit(0);
  }
}
